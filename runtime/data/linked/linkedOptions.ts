import { isObject, toParameterText } from '../../language/index.ts'
import type { CallQuery } from '../address.ts'

/** Where the options of linked drop-downs come from (specification 3, linked-dropdown config). */
export interface LinkedSource {
  readonly table: string
  /** The column that people read. */
  readonly txt: string
  /** The column that is stored. */
  readonly key: string
  readonly idField: string
  readonly pidField: string
  /** Which rows the first level shows, in the server's own words. */
  readonly condition?: string | undefined
  /** The parent of the first level where there is no condition. */
  readonly root: string
}

/** One option of a level. */
export interface LinkedOption {
  /** By what the options below it are asked for. */
  readonly id: string
  /** What is stored. */
  readonly store: string
  readonly label: string
}

/** The parameters of `querySelectOptions` for the options below a parent, or for those of the first level. */
export function toLinkedParameters(source: LinkedSource, parent: string | undefined): CallQuery {
  const { condition, root, ...columns } = source
  if (parent !== undefined) return { ...columns, pidValue: parent }
  return condition ? { ...columns, condition } : { ...columns, pidValue: root }
}

/** The options of an answer; what is no option is left out (wire contract 1.13). */
export const toLinkedOptions = (result: unknown): readonly LinkedOption[] =>
  Array.isArray(result)
    ? result.filter(isObject).flatMap((item) => {
        const store = toParameterText(item.store)
        if (store === '') return []
        return [{ id: toParameterText(item.id) || store, store, label: toParameterText(item.label) || store }]
      })
    : []

/**
 * The parents whose options are to be asked for, from the top down: that of the first level is undefined, and each
 * further one is known once the options above it are there and hold the value that was chosen.
 */
export function linkedParents(
  path: readonly string[],
  findOptions: (parent: string | undefined) => readonly LinkedOption[] | undefined,
): readonly (string | undefined)[] {
  const parents: (string | undefined)[] = [undefined]
  for (const store of path) {
    const chosen = findOptions(parents.at(-1))?.find((option) => option.store === store)
    if (!chosen) break
    parents.push(chosen.id)
  }
  return parents
}
