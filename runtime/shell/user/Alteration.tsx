import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { PageHost } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { useWindowTitle } from '../useWindowTitle.ts'
import { toQuery } from './toQuery.ts'
import { alterationPath, alterationSteps } from './userPages.ts'

/** A new password for who has forgotten theirs, in four steps; a step that closes without a result leads one back. */
export function Alteration() {
  const translate = useTranslate()
  const [done, setDone] = useState<readonly DataRecord[]>([])
  useWindowTitle(translate('shell.alteration.title'))
  const step = alterationSteps[done.length]
  if (step === undefined) return null
  const move = (result: unknown) =>
    setDone((before) => (result === null ? before.slice(0, -1) : [...before, toQuery(result)]))
  return (
    <>
      <ol className="pw-shell-user-steps" aria-label={translate('shell.alteration.title')}>
        {alterationSteps.map(({ pageId, title }, place) => (
          <li
            key={pageId}
            data-done={place < done.length}
            {...(place === done.length ? { 'aria-current': 'step' as const } : {})}
          >
            {translate(title)}
          </li>
        ))}
      </ol>
      <PageHost
        key={step.pageId}
        pageId={step.pageId}
        path={alterationPath}
        query={Object.assign({}, ...done)}
        onClose={move}
      />
    </>
  )
}
