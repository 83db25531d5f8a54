import type { Gate, Stage } from './gate.ts'

const isCalled = ({ id, whole }: Gate, word: string): boolean => id === word || whole === word

/** The stages with the gates that were asked for, by their ids or by what they are parts of; all when no word asks. */
export const chooseGates = (stages: readonly Stage[], wanted: readonly string[]): readonly Stage[] =>
  stages.map((stage) => ({
    ...stage,
    gates: stage.gates.filter((gate) => wanted.length === 0 || wanted.some((word) => isCalled(gate, word))),
  }))

/** The first word that no gate answers to. */
export const findUnknown = (stages: readonly Stage[], wanted: readonly string[]): string | undefined =>
  wanted.find((word) => !stages.some(({ gates }) => gates.some((gate) => isCalled(gate, word))))
