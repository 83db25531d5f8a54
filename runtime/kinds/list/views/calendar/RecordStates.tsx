import { type ReactNode, useMemo } from 'react'
import { useDictionary } from '../../../../data/index.ts'
import { isObject, type ResolvedPage } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { toCssColour } from '../../../../ui/index.ts'
import type { RecordsKind } from '../../listPage.ts'
import type { ListColumn } from '../../tableColumns.tsx'

/** What the state of a record says: its words, and its colour as CSS where its dictionary has one. */
export interface RecordState {
  readonly text: string
  readonly colour: string | undefined
}

type StateOf = (record: DataRecord) => RecordState | undefined

interface RecordStatesProps {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly columns: readonly ListColumn[]
  readonly children: (stateOf: StateOf) => ReactNode
}

const dictionaryOf = (props: unknown): string | undefined =>
  isObject(props) && typeof props.dict === 'string' ? props.dict : undefined

const isTag = (props: unknown): boolean => isObject(props) && props.mode === 'tag'

/** The field with the state of the records: the one whose choices are a board, else the first that shows as a tag. */
function findStateField(
  { page, fields }: ResolvedPage<RecordsKind>,
  columns: readonly ListColumn[],
): { readonly name: string; readonly dict: string } | undefined {
  const board = page.kind === 'list' ? page.board?.field : undefined
  const name = board ?? columns.find(({ isShown, props }) => isShown && isTag(props))?.id
  const dict = name === undefined ? undefined : dictionaryOf(fields[name]?.props)
  return name === undefined || dict === undefined ? undefined : { name, dict }
}

const noState: StateOf = () => undefined

/** Gives what the states of records say, once their dictionary is there. */
export function RecordStates({ resolved, columns, children }: RecordStatesProps) {
  const state = useMemo(() => findStateField(resolved, columns), [resolved, columns])
  return state ? <DictionaryStates {...state}>{children}</DictionaryStates> : children(noState)
}

interface DictionaryStatesProps extends Pick<RecordStatesProps, 'children'> {
  readonly name: string
  readonly dict: string
}

function DictionaryStates({ name, dict, children }: DictionaryStatesProps) {
  const { items } = useDictionary(dict)
  const states = useMemo(
    () =>
      new Map(
        items.map(
          ({ value, text, color }) => [value, { text, colour: color ? toCssColour(color) : undefined }] as const,
        ),
      ),
    [items],
  )
  return children(useMemo(() => (record) => states.get(String(record[name] ?? '')), [states, name]))
}
