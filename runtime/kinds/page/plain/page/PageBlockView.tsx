import { useMemo, useState } from 'react'
import { resolveTemplates } from '../../../../language/index.ts'
import { PageHost } from '../../../../page/index.ts'
import type { DataRecord, PageOpening } from '../../../../registry/index.ts'
import type { PlainViewProps } from '../definition.ts'
import './pageBlock.css'

/** Another page: it is asked by what this one says, and tells it what a person chose or saved. */
export function PageBlockView({ block, controller, scope }: PlainViewProps<'page'>) {
  const { page, mode = 'add', on } = block
  const choose = on?.choose
  const [times, setTimes] = useState(0)
  const { query, values } = useSame(
    resolveTemplates({ query: block.query ?? {}, values: block.values ?? {} }, scope).value as Bound,
  )
  const opening = useMemo<PageOpening>(
    () => (mode === 'add' ? { mode, values } : { mode, record: values, values }),
    [mode, values],
  )
  const name = `${controller.place}${block.id}`
  const { path } = (controller.names.route ?? {}) as { readonly path?: string }
  return (
    <PageHost
      // Asked by something else it begins anew, and so does a form that was saved.
      key={`${JSON.stringify([query, values])} ${times}`}
      pageId={page}
      path={path ?? ''}
      query={query}
      opening={opening}
      place="block"
      onClose={(result) => {
        setTimes(times + 1)
        if (on?.close) controller.choose(name, on.close, { ...scope, result })
      }}
      {...(choose ? { onChoose: (record: DataRecord) => controller.choose(name, choose, { ...scope, record }) } : {})}
    />
  )
}

interface Bound {
  readonly query: DataRecord
  readonly values: DataRecord
}

/** The same object for as long as what it holds is the same. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value)
  const [kept, keep] = useState({ text, value })
  if (kept.text === text) return kept.value
  keep({ text, value })
  return value
}
