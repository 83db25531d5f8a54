import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useText, useTranslate } from '../../../i18n/index.ts'
import { NodeBoundary } from '../../../issues/index.ts'
import { type FormDone as Done, type ResolvedPage, resolvePage } from '../../../language/index.ts'
import { type PageInstance, PageInstanceProvider, usePageInstance } from '../../../page/index.ts'
import { type PageOpening, useRegistry } from '../../../registry/index.ts'
import { type Submitted, toRecord } from './submitted.ts'
import './formDone.css'

export interface FormDoneProps {
  readonly resolved: ResolvedPage<'form'>
  readonly done: Done
  readonly submitted: Submitted
  /** Begins another one. */
  readonly onAgain: () => void
}

const opening: PageOpening = { mode: 'view' }

/** The blocks as a page of their own, with the fields of the form. */
function toBlocksPage({ page, fields }: ResolvedPage<'form'>, { blocks }: Done): ResolvedPage<'page'> {
  const { id, version, title } = page
  const blocksPage = resolvePage({ kind: 'page', id, version, title, blocks: [...blocks] }) as ResolvedPage<'page'>
  return { ...blocksPage, fields }
}

const place = '/done'

/** What stands in place of a form once it was submitted. It is there until the page is opened anew. */
export function FormDone({ resolved, done, submitted, onAgain }: FormDoneProps) {
  const registry = useRegistry()
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const root = useRef<HTMLElement>(null)
  const { page, key } = resolved
  const record = useMemo(() => toRecord(submitted, key), [submitted, key])
  const blocksPage = useMemo(() => toBlocksPage(resolved, done), [resolved, done])
  const inside = useMemo<PageInstance>(
    () => ({
      ...instance,
      resolved: blocksPage,
      issues: instance.issues.flatMap((issue) =>
        issue.path.startsWith(`${place}/`) ? [{ ...issue, path: issue.path.slice(place.length) }] : [],
      ),
      written: record,
    }),
    [instance, blocksPage, record],
  )
  const { data: kind } = useQuery({
    queryKey: ['kind', 'page'],
    queryFn: async () => (await registry.loadKind('page')) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: isReady } = useQuery({
    queryKey: ['widgets of done', page.id],
    enabled: kind !== undefined,
    queryFn: async () => {
      if (kind) await registry.loadWidgets(kind.widgets(blocksPage))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Who submitted stands where the button was, which is gone.
  useEffect(() => root.current?.focus(), [])
  const Component = isReady ? kind?.component : undefined
  const isOver = instance.place === 'dialog' || instance.place === 'drawer'
  const width = page.width !== undefined && !isOver ? { maxWidth: page.width } : undefined
  const canBegin = done.again !== undefined && instance.opening.mode === 'add'
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={`pw-form-page pw-form-page-${instance.place} pw-form-done`}
      style={width}
      aria-label={text(page.title)}
    >
      <PageInstanceProvider value={inside}>
        <NodeBoundary node={`Done of ${page.id}`}>
          {Component ? <Component page={blocksPage} opening={opening} /> : <span className="pw-part" aria-busy />}
        </NodeBoundary>
      </PageInstanceProvider>
      <div className="pw-form-buttons">
        {canBegin && <Button onClick={onAgain}>{text(done.again)}</Button>}
        {isOver && (
          <Button type="primary" onClick={() => instance.close(record)}>
            {translate('form.close')}
          </Button>
        )}
      </div>
    </section>
  )
}
