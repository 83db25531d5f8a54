import { type Client, createFillRule } from '../../../data/index.ts'
import type { PageForm } from '../../../form/index.ts'
import { type Field, isObject } from '../../../language/index.ts'

type Parts = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, Field>>

const partsOf = (value: unknown): Parts => (isObject(value) ? value : {})
const rowsOf = (value: unknown): readonly Parts[] => (Array.isArray(value) ? value.map(partsOf) : [])

/** Whether a script means a row: by its key, else by its place; all of them where it names neither. */
function isMeant(row: Parts, index: number, place: unknown): boolean {
  const { id, index: at } = partsOf(place)
  if (id !== undefined && id !== null) return row.id === id
  return at === undefined || at === null || at === index
}

/** Where the values of a rule's fields stand, and how one of them is put there. */
interface Holder {
  readonly values: () => Parts
  readonly setFieldValue: (name: string, value: unknown) => void
}

interface ScriptFills {
  /** Fills the fields of the form that have a rule. */
  main(): Promise<void>
  /** Fills those of a sub-table, or of the record in a sub-form: in the row `{ id, index }`, else in all of them. */
  sub(table: string, fields: Fields, place: unknown): Promise<void>
}

/** What scripts do with the fill rules of a form: each is asked anew, whatever its field holds (wire contract 3.4). */
export function createScriptFills(pageForm: PageForm, client: Client): ScriptFills {
  const ask = createFillRule(client, { report: true })
  const fillAll = async (fields: Fields, { values, setFieldValue }: Holder): Promise<void> => {
    for (const [name, { fill }] of Object.entries(fields)) if (fill) setFieldValue(name, await ask(fill.rule, values()))
  }
  return {
    main: () =>
      fillAll(pageForm.options.fields, {
        values: pageForm.values,
        setFieldValue: (name, value) => pageForm.setValues({ [name]: value }),
      }),
    async sub(table, fields, place) {
      const current = () => pageForm.values()[table]
      if (isObject(current()))
        return fillAll(fields, {
          values: () => partsOf(current()),
          setFieldValue: (name, value) => pageForm.setValues({ [table]: { ...partsOf(current()), [name]: value } }),
        })
      // Rows may come, go and move meanwhile: each is found again by its key, and a new one by its place.
      const meant = rowsOf(current()).flatMap((row, index) =>
        isMeant(row, index, place) ? [{ id: row.id, index }] : [],
      )
      for (const one of meant) {
        const find = () => rowsOf(current()).findIndex((row, index) => isMeant(row, index, one))
        await fillAll(fields, {
          values: () => rowsOf(current())[find()] ?? {},
          setFieldValue(name, value) {
            const rows = rowsOf(current())
            const row = rows[find()]
            if (row) pageForm.setValues({ [table]: rows.with(find(), { ...row, [name]: value }) })
          },
        })
      }
    },
  }
}
