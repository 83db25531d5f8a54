import type { Gate } from './gate.ts'

const isCalled = ({ id, whole }: Gate, word: string): boolean => id === word || whole === word

/** The gates that were asked for, by their ids or by what they are parts of; all when no word asks. */
export const chooseGates = (gates: readonly Gate[], wanted: readonly string[]): readonly Gate[] =>
  gates.filter((gate) => wanted.length === 0 || wanted.some((word) => isCalled(gate, word)))

/** The first word that no gate answers to. */
export const findUnknown = (gates: readonly Gate[], wanted: readonly string[]): string | undefined =>
  wanted.find((word) => !gates.some((gate) => isCalled(gate, word)))
