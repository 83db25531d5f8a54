import type { Scope } from '../language/index.ts'
import { useMaybePageInstance } from './pageInstance.tsx'

const noNames = (): Scope => ({})

/** The names `query`, `route`, `user` and `record` of expressions around a widget that evaluates some of its own. */
export const useNames = (): (() => Scope) => useMaybePageInstance()?.names ?? noNames
