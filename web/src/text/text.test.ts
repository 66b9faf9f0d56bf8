import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..");
const GAMES = join(SRC, "../../src/debut/games");
const KERNEL = join(SRC, "../../src/debut/kernel/text");

function idsOf(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf8")).body.map((entry) => entry.id);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

// The texts of every page, and those of a part that most people never see.
const FOLDERS = ["text", "teams/text", "analysis/text"];
const both = (lang: string): string[] => FOLDERS.flatMap((folder) => idsOf(join(SRC, folder, `${lang}.ftl`)));
const web = { en: both("en"), fr: both("fr") };
const games = readdirSync(GAMES)
  .map((game) => join(GAMES, game, "text/en.ftl"))
  .filter((path) => existsSync(path));
const known = new Set([...web.en, ...[join(KERNEL, "en.ftl"), ...games].flatMap(idsOf)]);

const sources = filesUnder(SRC)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

// The first argument of say(…), tell(…) or canSay(…): a plain id, or a composed one.
const CALL = /\b(?:say|tell|canSay)\(\s*(?:"([a-z0-9-]+)"|'([a-z0-9-]+)'|`([^`]+)`)/g;

/** `level-${level}-help` as a pattern of ids. */
function patternOf(built: string): RegExp {
  const parts = built.split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[^a-z0-9]/g, "\\$&")).join(".+")}$`);
}

describe("texts of the web", () => {
  test("are the same in both languages, in the same order", () => {
    expect(web.fr).toEqual(web.en);
  });

  test("have each id once", () => {
    expect(new Set(web.en).size).toBe(web.en.length);
  });

  test("take the same values in both languages", () => {
    const valuesOf = (lang: string) => {
      const source = FOLDERS.map((folder) => readFileSync(join(SRC, folder, `${lang}.ftl`), "utf8"));
      const messages = source.join("\n").replace(/^#.*\n|^\n/gm, "").split(/\n(?=[a-z])/);
      return messages.map((message) => [
        message.split(" =")[0],
        // Ignores upper case: the languages differ in which sentences begin with a name.
        [...new Set([...message.matchAll(/\$([A-Za-z]+)/g)].map((found) => found[1]!.toLowerCase()))].sort(),
      ]);
    };
    expect(valuesOf("fr")).toEqual(valuesOf("en"));
  });

  test("are there for every id that the source names", () => {
    const missing: string[] = [];
    for (const { path, text } of sources) {
      for (const [, double, single, built] of text.matchAll(CALL)) {
        const id = double ?? single;
        if (id !== undefined && !known.has(id)) missing.push(`${path}: ${id}`);
        if (built === undefined) continue;
        const pattern = patternOf(built);
        if (![...known].some((one) => pattern.test(one))) missing.push(`${path}: ${built}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test("are all used", () => {
    const all = sources.map(({ text }) => text).join("\n");
    // A composed id: at least its first word is written out.
    const built = [...all.matchAll(/`([a-z][a-z0-9]*-[^`\n]*)`/g)].map((found) =>
      patternOf(found[1]!),
    );
    const unused = web.en.filter(
      (id) =>
        !all.includes(`"${id}"`) &&
        !all.includes(`'${id}'`) &&
        !built.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});
