import { useMemo } from 'react'
import { useFormatIntl } from '../../format/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { usePageInstance } from '../../page/index.ts'
import { usePrint } from '../../print/index.ts'
import type { DataRecord, KindProps } from '../../registry/index.ts'
import { BlockGrid } from './BlockGrid.tsx'
import { FragmentBlocks } from './FragmentBlocks.tsx'
import { useBlocks } from './useBlocks.ts'
import type { BlocksController } from './useBlocksController.ts'
import './page.css'

/** A fragment by itself, with what its address gives: so that who writes one sees it. */
export function FragmentView({ page: resolved }: KindProps<'fragment'>) {
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const intl = useFormatIntl()
  const frame = useBlocks(resolved, () => ({}))
  const printing = usePrint()
  const names = useMemo(() => instance.names(), [instance])
  const controller: BlocksController = {
    ...frame,
    ...printing,
    ...{ resolved, intl, names, blocks: resolved.page.blocks ?? [], isWithheld: false, isInList: false },
    ...{ filters: [], around: undefined, place: '', Grid: BlockGrid },
  }
  if (resolved.page.blocks === undefined)
    return (
      <p role="status" className="pw-page-message">
        {translate('page.piece')}
      </p>
    )
  return (
    <section className="pw-page" aria-label={text(resolved.page.title)}>
      <FragmentBlocks resolved={resolved} given={names.query as DataRecord} around={controller} place="" />
    </section>
  )
}
