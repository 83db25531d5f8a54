import type { BlockTypes } from '../kinds/page/blocks/index.ts'

type Written = Exclude<BlockTypes['table']['columns'][number], string>
type OfField = Extract<Written, { readonly field: string }>
type OfFormula = Extract<Written, { readonly value: string }>

/** A column of a table: `name` is its field, else what no field is called. */
export interface TableBlockColumn extends Omit<OfField, 'field'> {
  readonly name: string
  /** The formula that gives its values in place of a field. */
  readonly formula?: string
}

const ofFormula = ({ value, ...rest }: OfFormula, index: number): TableBlockColumn => ({
  ...rest,
  name: ` value ${index}`,
  formula: value,
})

const ofField = ({ field, ...rest }: OfField): TableBlockColumn => ({ ...rest, name: field })

/** The columns of a table with their parts named. */
export const toTableColumns = ({ columns }: BlockTypes['table']): readonly TableBlockColumn[] =>
  columns.map((entry, index) => {
    if (typeof entry === 'string') return { name: entry }
    return 'value' in entry ? ofFormula(entry, index) : ofField(entry)
  })
