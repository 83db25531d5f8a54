import type { Conflict } from '../../data/index.ts'
import type { Field } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { Merge } from './mergeRecords.ts'

/** What a person is asked of a record that somebody else changed too. */
export interface ConflictQuestion {
  readonly conflict: Conflict
  readonly merge: Merge
  readonly fields: Readonly<Record<string, Field>>
  /** The record as the person has it. */
  readonly mine: DataRecord
  /** Whether the person goes back to a form when they decide nothing. */
  readonly isInForm: boolean
}

/** Whose value of each field is saved. */
export type FieldChoices = Readonly<Record<string, 'mine' | 'theirs'>>

/** What a person decides: field by field, or to go on from what is stored without their own changes; undefined for nothing. */
export type ConflictChoice = FieldChoices | 'discard' | undefined

/** Asks a person about a conflict, in front of the page. */
export type AskConflict = (question: ConflictQuestion) => Promise<ConflictChoice>
