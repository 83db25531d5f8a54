import { type ReactNode, useMemo } from 'react'
import { useDictionary } from '../../../../data/index.ts'
import { isObject, type ResolvedPage } from '../../../../language/index.ts'
import type { DataRecord } from '../../../../registry/index.ts'
import { toCssColour } from '../../../../ui/index.ts'
import type { RecordsKind } from '../../listPage.ts'
import type { ListColumn } from '../../tableColumns.tsx'

/** What the state of a record says: its words, and its colour as CSS where its dictionary has one. */
export interface StateLook {
  readonly text: string
  readonly colour: string | undefined
}

type LookOf = (record: DataRecord) => StateLook | undefined

interface StateLooksProps {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly columns: readonly ListColumn[]
  readonly children: (lookOf: LookOf) => ReactNode
}

const dictionaryOf = (props: unknown): string | undefined =>
  isObject(props) && typeof props.dict === 'string' ? props.dict : undefined

const isTag = (props: unknown): boolean => isObject(props) && props.mode === 'tag'

/** The field with the state of the records: the one whose choices are a board, else the first that shows as a tag. */
export function findStateField(
  { page, fields }: ResolvedPage<RecordsKind>,
  columns: readonly ListColumn[],
): { readonly name: string; readonly dict: string } | undefined {
  const board = page.kind === 'list' ? page.board?.field : undefined
  const name = board ?? columns.find(({ isShown, props }) => isShown && isTag(props))?.id
  const dict = name === undefined ? undefined : dictionaryOf(fields[name]?.props)
  return name === undefined || dict === undefined ? undefined : { name, dict }
}

const noLook: LookOf = () => undefined

/** Gives what the states of records say, once their dictionary is there. */
export function StateLooks({ resolved, columns, children }: StateLooksProps) {
  const state = useMemo(() => findStateField(resolved, columns), [resolved, columns])
  return state ? <DictionaryLooks {...state}>{children}</DictionaryLooks> : children(noLook)
}

interface DictionaryLooksProps extends Pick<StateLooksProps, 'children'> {
  readonly name: string
  readonly dict: string
}

function DictionaryLooks({ name, dict, children }: DictionaryLooksProps) {
  const { items } = useDictionary(dict)
  const looks = useMemo(
    () =>
      new Map(
        items.map(
          ({ value, text, color }) => [value, { text, colour: color ? toCssColour(color) : undefined }] as const,
        ),
      ),
    [items],
  )
  return children(useMemo(() => (record) => looks.get(String(record[name] ?? '')), [looks, name]))
}
