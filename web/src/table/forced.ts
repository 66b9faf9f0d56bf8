/** Finds a decision without a choice, which a player need not press a button for. */
import type { View } from "../lib/protocol";

/** The only action there is, where it is a button; null if there is a choice, or a button for several decisions. */
export function onlyButton({ turn, groups, bundles }: Pick<View, "turn" | "groups" | "bundles">): number | null {
  const [group, ...more] = groups;
  if (turn < 0 || !group || more.length || bundles.length) return null;
  const { picks, kind, ids, actions, deed } = group;
  const plain = kind === "button" && !picks.length && ids.length === 1 && deed !== "aim";
  return plain ? actions[0]! : null;
}
