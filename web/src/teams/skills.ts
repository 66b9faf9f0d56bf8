// The look of a skill: a shape besides a colour; its letter is a text.

interface Look {
  fill: string;
  ink: string;
  shape: string; // in a box of 24 by 24
}

const PLAIN: Look = { fill: "#8b9299", ink: "#141312", shape: "M2 2H22V22H2Z" };

const LOOKS: Record<string, Look> = {
  yellow: { fill: "#f6cf2b", ink: "#2a1d00", shape: "M12 1.500A10.500 10.500 0 1 1 11.990 1.500Z" },
  green: { fill: "#1b7440", ink: "#ffffff", shape: "M2 3H14.500L23 12L14.500 21H2Z" },
  red: { fill: "#c2241b", ink: "#ffffff", shape: "M12 .6L23.400 12L12 23.400L.6 12Z" },
  blue: { fill: "#1c54ad", ink: "#ffffff", shape: "M2.500 2H21.500V12Q21.500 19.500 12 23Q2.500 19.500 2.500 12Z" },
  black: { fill: "#23211f", ink: "#ffffff", shape: "M6.500 2H17.500L23 12L17.500 22H6.500L1 12Z" },
  blackx: { fill: "#23211f", ink: "#ffd34d", shape: "M7.500 1.500H16.500V7.500H22.500V16.500H16.500V22.500H7.500V16.500H1.500V7.500H7.500Z" },
  grey: { fill: "#a4abb1", ink: "#141312", shape: "M7 2H23L17 22H1Z" },
};

export const lookOf = (skill: string): Look => LOOKS[skill] ?? PLAIN;
