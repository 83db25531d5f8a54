import { type ReactNode, useMemo } from 'react'
import { useDictionary } from '../../../../data/index.ts'
import { useText } from '../../../../i18n/index.ts'
import type { Field } from '../../../../language/index.ts'
import { ListFailure } from '../../ListFailure.tsx'
import { BoardBones } from './BoardBones.tsx'
import { type BoardColumn, toDictionaryColumns, toListedColumns } from './boardColumns.ts'

interface BoardChoicesProps {
  readonly field: Field | undefined
  readonly children: (columns: readonly BoardColumn[]) => ReactNode
}

const noOptions: readonly unknown[] = []

/** The columns of a board, once the choices of its field are there. */
export function BoardChoices({ field, children }: BoardChoicesProps) {
  const { dict, options } = field?.props ?? {}
  if (typeof dict === 'string') return <DictionaryChoices dict={dict}>{children}</DictionaryChoices>
  return <ListedChoices options={Array.isArray(options) ? options : noOptions}>{children}</ListedChoices>
}

interface ListedProps extends Pick<BoardChoicesProps, 'children'> {
  readonly options: readonly unknown[]
}

function ListedChoices({ options, children }: ListedProps) {
  const text = useText()
  return children(useMemo(() => toListedColumns(options, text), [options, text]))
}

interface DictionaryProps extends Pick<BoardChoicesProps, 'children'> {
  readonly dict: string
}

function DictionaryChoices({ dict, children }: DictionaryProps) {
  const dictionary = useDictionary(dict)
  const columns = useMemo(() => toDictionaryColumns(dictionary.items), [dictionary.items])
  if (dictionary.status === 'loading') return <BoardBones />
  if (dictionary.status === 'error')
    return (
      <div className="pw-cards pw-cards-note" role="alert">
        <ListFailure message={dictionary.failure.message} onRetry={dictionary.retry} />
      </div>
    )
  return children(columns)
}
