import { type DataRecord, type QueryRows, useSiblings } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { mergeColumns } from './model/columns.ts'
import { type MergedRows, mergeParameters } from './model/parameters.ts'
import type { QueryEditorProps } from './props.ts'

/** The names of what came and went of columns and parameters. */
export interface QueryNews {
  readonly columnsAdded: readonly string[]
  readonly columnsRemoved: readonly string[]
  readonly parametersAdded: readonly string[]
  readonly parametersRemoved: readonly string[]
  readonly isChange: boolean
}

interface TakeOptions {
  /** Whether parameters that the query does not name go, whatever was put in of them. */
  readonly isStrict: boolean
  readonly withColumns: boolean
}

/** The rows beside a query that describe its columns and parameters, and how they follow it. */
export interface DescribedParts {
  hasNoColumns(): boolean
  /** Brings them to what a query has. */
  take(rows: QueryRows, options: TakeOptions): QueryNews
}

const none: MergedRows = { rows: [], added: [], removed: [] }

/** The rows of the form that describe the columns and the parameters of its query. */
export function useDescribedParts(props: QueryEditorProps): DescribedParts {
  const siblings = useSiblings()
  const rowsOf = (field: string | undefined): readonly DataRecord[] => {
    const value = field === undefined ? undefined : siblings?.get(field)
    return Array.isArray(value) ? (value as readonly DataRecord[]) : []
  }
  const withIds = (field: string | undefined, removed: readonly DataRecord[]): DataRecord => {
    const ids = removed.map(({ id }) => toText(id)).filter((id) => id !== '')
    if (field === undefined || ids.length === 0) return {}
    const before = toText(siblings?.get(field)).split(',')
    return { [field]: [...new Set([...before, ...ids])].filter((id) => id !== '').join(',') }
  }
  return {
    hasNoColumns: () => props.columns !== undefined && rowsOf(props.columns).length === 0,
    take({ columns, parameters }, { isStrict, withColumns }) {
      const { newColumn = {}, newParameter = {}, decimal = 'Double' } = props
      const ofColumns =
        withColumns && props.columns !== undefined
          ? mergeColumns(rowsOf(props.columns), columns, { decimal, first: newColumn })
          : none
      const ofParameters =
        props.parameters === undefined
          ? none
          : mergeParameters(rowsOf(props.parameters), parameters, { isStrict, first: newParameter })
      const isChanged = ({ added, removed }: MergedRows) => added.length + removed.length > 0
      siblings?.set({
        ...(props.columns !== undefined && isChanged(ofColumns) ? { [props.columns]: ofColumns.rows } : {}),
        ...(props.parameters !== undefined && isChanged(ofParameters) ? { [props.parameters]: ofParameters.rows } : {}),
        ...withIds(props.removedColumns, ofColumns.removed),
        ...withIds(props.removedParameters, ofParameters.removed),
      })
      return {
        columnsAdded: ofColumns.added,
        columnsRemoved: ofColumns.removed.map(({ fieldName }) => toText(fieldName)),
        parametersAdded: ofParameters.added,
        parametersRemoved: ofParameters.removed.map(({ paramName }) => toText(paramName)),
        isChange: isChanged(ofColumns) || isChanged(ofParameters),
      }
    },
  }
}
