// A rule page as the server sends it, made ready to show: contents, links to each clause.

export interface Heading {
  id: string;
  text: string;
}

export interface Rulebook {
  title: string;
  contents: Heading[];
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

export function readRules(
  html: string,
  labels: { link: (clause: string) => string; table: string },
): Rulebook {
  const page = new DOMParser().parseFromString(html, "text/html");
  const title = page.querySelector("h1");
  title?.remove();
  const contents: Heading[] = [];
  page.querySelectorAll("h2").forEach((heading, i) => {
    heading.id ||= `part-${i + 1}`;
    contents.push({ id: heading.id, text: heading.textContent ?? "" });
  });
  const clauses = [...page.querySelectorAll("li[id]")];
  for (const clause of clauses) linkClause(clause, labels.link);
  linkReferences(page.body, new Set(clauses.map((clause) => clause.id)));
  // A wide table scrolls by itself, by keyboard too.
  page.querySelectorAll("table").forEach((table) => {
    const around = page.createElement("div");
    around.className = "wide";
    around.tabIndex = 0;
    around.setAttribute("role", "region");
    around.setAttribute("aria-label", labels.table);
    table.replaceWith(around);
    around.append(table);
  });
  return { title: title?.textContent ?? "", contents, html: page.body.innerHTML };
}
