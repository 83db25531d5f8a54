import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'

/** Something that waits for a person. */
export interface Todo {
  readonly id: string
  readonly title: string
  /** Since when it waits, as the wire writes times. */
  readonly time: string | null
  /** L, M or H, where it has one. */
  readonly priority?: string | null
  /** Where the person deals with it: an address of the app. */
  readonly address: string
}

/** What waits, the newest first, and how much there is of it in all. */
export interface Todos {
  readonly todos: readonly Todo[]
  readonly total: number
}

export const noTodos: Todos = { todos: [], total: 0 }

/** Where to-dos come from. A module that has some describes them here; `sources/index.ts` lists it. */
export interface TodoSource {
  readonly id: string
  /** What sort of to-dos these are. */
  readonly title: LanguageTexts
  /** Reads what waits for the caller, up to `size` of it; nothing for who may not see it. */
  read(call: SignedInCall, size: number): Promise<Todos>
}

/** Describes a source of to-dos. */
export const defineTodoSource = (source: TodoSource): TodoSource => source
