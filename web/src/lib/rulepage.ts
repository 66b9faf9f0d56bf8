// Prepares a rule page from the server: contents, links to each clause.

export interface Heading {
  id: string;
  text: string;
  /** A numbered chapter of the reference. */
  chapter: boolean;
}

export interface Rulebook {
  title: string;
  contents: Heading[];
  /** The reminder card: what stands last before the reference. */
  card: Heading | null;
  html: string;
}

/** Whether an anchor can be a clause: `SG-3.2`. */
export function isClause(id: string): boolean {
  return /^[A-Z]+-\d+(\.\d+)*$/.test(id);
}

function linkClause(clause: Element, label: (clause: string) => string): void {
  const number = clause.querySelector("a, strong");
  const link = clause.ownerDocument.createElement("a");
  link.href = `#${clause.id}`;
  link.className = "clause";
  link.textContent = clause.id;
  link.title = label(clause.id);
  if (number?.textContent?.trim() === clause.id) number.replaceWith(link);
  else clause.prepend(link, " ");
}

/** References to clauses in running text become links. */
function linkReferences(root: Element, known: Set<string>): void {
  const document = root.ownerDocument;
  const walker = document.createTreeWalker(root, 4 /* texts */);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("a")) continue;
    const parts = text.data.split(/([A-Z]+-\d+(?:\.\d+)+)/);
    if (parts.length === 1) continue;
    text.replaceWith(
      ...parts.map((part) => {
        if (!known.has(part)) return part;
        const link = document.createElement("a");
        link.href = `#${part}`;
        link.textContent = part;
        return link;
      }),
    );
  }
}

/** Everything from a heading up to the next one, in a box of its own. */
function box(heading: Element, className: string): void {
  const around = heading.ownerDocument.createElement("section");
  around.className = className;
  const inside = [heading];
  for (let next = heading.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling) inside.push(next);
  heading.replaceWith(around);
  around.append(...inside);
}

/** Links to the chapters of the reference, where it begins. */
function listChapters(reference: Element, chapters: readonly Heading[]): void {
  const document = reference.ownerDocument;
  const list = document.createElement("p");
  list.className = "chapters";
  for (const { id, text } of chapters) {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = text;
    list.append(link, " ");
  }
  (reference.nextElementSibling ?? reference).after(list);
}

/** A table of text: its rows have titles, and on a phone each row can stand by itself. */
function stackable(table: HTMLTableElement): void {
  const titles = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent ?? "");
  table.setAttribute("role", "table");
  for (const row of table.rows) row.setAttribute("role", "row");
  for (const cell of table.tHead?.rows[0]?.cells ?? []) cell.setAttribute("role", "columnheader");
  for (const row of table.tBodies[0]?.rows ?? []) {
    [...row.cells].forEach((cell, i) => {
      cell.setAttribute("role", i ? "cell" : "rowheader");
      if (i && titles.length > 2) cell.dataset["label"] = titles[i];
      if (i) return;
      const title = table.ownerDocument.createElement("th");
      title.scope = "row";
      title.setAttribute("role", "rowheader");
      title.append(...cell.childNodes);
      cell.replaceWith(title);
    });
  }
}

export function readRules(
  html: string,
  labels: { link: (clause: string) => string; table: string },
): Rulebook {
  const page = new DOMParser().parseFromString(html, "text/html");
  const title = page.querySelector("h1");
  title?.remove();
  const contents: Heading[] = [];
  const headings = [...page.querySelectorAll("h2")];
  headings.forEach((heading, i) => {
    heading.id ||= `part-${i + 1}`;
    const text = heading.textContent ?? "";
    contents.push({ id: heading.id, text, chapter: /^\d+\. /.test(text) });
  });
  const clauses = [...page.querySelectorAll("li[id]")];
  for (const clause of clauses) linkClause(clause, labels.link);
  linkReferences(page.body, new Set(clauses.map((clause) => clause.id)));
  // A wide table scrolls by itself, with the keyboard too.
  page.querySelectorAll("table").forEach((table) => {
    const around = page.createElement("div");
    around.className = "wide";
    around.tabIndex = 0;
    around.setAttribute("role", "region");
    around.setAttribute("aria-label", labels.table);
    if (!table.querySelector("[data-die]")) {
      stackable(table);
      // Three short columns fit side by side on a phone; a card and the restarts do not.
      if (table.tHead?.rows[0]?.cells.length !== 3) around.classList.add("stack");
    }
    table.replaceWith(around);
    around.append(table);
  });
  // The part for families comes first; the numbered chapters are the reference.
  const first = contents.findIndex(({ chapter }) => chapter);
  const card = first > 1 ? contents[first - 2]! : null;
  if (card) {
    listChapters(headings[first - 1]!, contents.slice(first));
    box(headings[first - 2]!, "reminder");
  }
  return { title: title?.textContent ?? "", contents, card, html: page.body.innerHTML };
}
