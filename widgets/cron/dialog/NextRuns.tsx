import { useMemo, useState } from 'react'
import {
  installationZone,
  nameZone,
  toShownClock,
  useLanguage,
  useTimeZone,
  useTranslate,
} from '../../../runtime/index.ts'
import { nextRuns } from '../model/nextRuns.ts'

const tags = { zh: 'zh-CN', en: 'en-GB', tw: 'zh-TW' } as const
const two = '2-digit'

/** The next ten moments at which the expression runs. */
export function NextRuns({ expression }: { readonly expression: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const zone = useTimeZone()
  const [now] = useState(() => new Date())
  const runs = useMemo(() => nextRuns(expression, now, 10), [expression, now])
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(tags[language], {
        year: 'numeric',
        month: two,
        day: two,
        weekday: 'short',
        hour: two,
        minute: two,
        second: two,
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
    [language],
  )
  if (runs.length === 0) return <p className="pw-cron-none">{t('widgets.cron.noRuns')}</p>
  const first = runs[0]?.getTime() ?? 0
  const zones = { zone: nameZone(first, zone), installation: nameZone(first, installationZone()) }
  return (
    <>
      <ol className="pw-cron-runs">
        {runs.map((run) => (
          <li key={run.getTime()}>
            <time dateTime={run.toISOString()}>{format.format(toShownClock(run.getTime()))}</time>
          </li>
        ))}
      </ol>
      <p className="pw-cron-none">{t('widgets.cron.zones', zones)}</p>
    </>
  )
}
