/** The choice of one: whoever has no choice need not press for it. */
import type { View } from "../lib/protocol";

/** The only action there is, where it is but a button and several decisions are no button either; null: there is a choice. */
export function onlyButton({ turn, groups, bundles }: Pick<View, "turn" | "groups" | "bundles">): number | null {
  const [group, ...more] = groups;
  if (turn < 0 || !group || more.length || bundles.length) return null;
  const { picks, kind, ids, actions, deed } = group;
  const plain = kind === "button" && !picks.length && ids.length === 1 && deed !== "aim";
  return plain ? actions[0]! : null;
}
