import { type DataRecord, useSiblings } from '../../runtime/index.ts'
import { type ChosenChange, toFilled } from './toFilled.ts'

type Chosen = Omit<ChosenChange, 'after' | 'records' | 'get'>

/** Fills the other fields of the form as the chosen keys change; nothing where the widget stands alone. */
export function useFilled(
  chosen: Chosen,
): (after: readonly string[], records: ReadonlyMap<string, DataRecord>) => void {
  const siblings = useSiblings()
  return (after, records) => {
    if (siblings && Object.keys(chosen.fills).length > 0)
      siblings.set(toFilled({ ...chosen, after, records, get: (field) => siblings.get(field) }))
  }
}
