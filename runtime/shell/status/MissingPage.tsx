import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { isObject } from '../../language/index.ts'
import { useGo } from '../routing/useGo.ts'
import { StatusPage } from './StatusPage.tsx'

interface MissingPageProps {
  readonly path: string
  readonly onTitle: (title: string) => void
}

/**
 * An address at which the person may open nothing. Where there is a page, it says which one, and who could let them; the
 * address stays, so that it opens as soon as they may. Else the page that nothing is there takes its place.
 */
export function MissingPage({ path, onTitle }: MissingPageProps) {
  const translate = useTranslate()
  const { client } = useData()
  const go = useGo()
  const { data, isPending } = useQuery({
    queryKey: ['granters', path],
    // Servers of the family have no such call.
    queryFn: () => client.get('/sys/permission/granters', { path }, { report: false }).then(toRefused, () => null),
    gcTime: 0,
  })
  const isNowhere = !isPending && !data
  useEffect(() => {
    if (isNowhere) go('/404', { replace: true, state: { inPlace: true } })
  }, [isNowhere, go])
  useEffect(() => {
    if (data) onTitle(data.title)
  }, [data, onTitle])
  if (!data) return <div className="pw-page-loading" role="status" aria-label={translate('page.loading')} />
  const names = data.granters.join(', ')
  return (
    <StatusPage
      mark="403"
      title={translate('shell.status.refused', { title: data.title })}
      text={translate(names === '' ? 'shell.status.403Text' : 'shell.status.refusedText', { names })}
    />
  )
}

function toRefused({ result }: { readonly result: unknown }) {
  if (!isObject(result) || typeof result.title !== 'string') return null
  const granters = Array.isArray(result.granters) ? result.granters.filter((name) => typeof name === 'string') : []
  return { title: result.title, granters }
}
