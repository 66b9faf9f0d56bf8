// The kits of the ready teams, by their ids; a team without one wears the first kit.

import { readKit, type Kit } from "../kit/kit";
import { FIRST_KIT } from "./team";

const WORN: Record<string, string> = {
  rouges: "plain-red-white",
  bleus: "plain-blue-white",
  moulins: "halves-yellow-green",
  faubourgs: "stripes-black-white",
  canaux: "hoops-sky-white",
  falaises: "sash-white-green",
  orages: "quarters-violet-yellow",
  cometes: "chevron-navy-orange",
};

export const readyKit = (team: string): Kit => readKit(WORN[team]) ?? FIRST_KIT;
