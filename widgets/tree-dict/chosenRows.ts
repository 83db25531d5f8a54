import { splitList } from '../shared/values.ts'
import type { TreeDictProps } from './props.ts'

/** The rows that a value names. What stands above the first rows is none: a record at the top of its tree holds it. */
export const chosenRows = (value: string | null | undefined, { pidValue = '0' }: TreeDictProps): readonly string[] =>
  splitList(value).filter((row) => row !== pidValue)
