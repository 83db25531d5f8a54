import { useEffect } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'
import { useGo } from '../routing/useGo.ts'
import { findReturn } from './returnedSignIn.ts'

/**
 * Tells why another site has sent the person back without what they went there for, and takes what that site added from
 * the address.
 */
export function useReturnedFailure(): void {
  const { message } = useNotices()
  const translate = useTranslate()
  const go = useGo()
  useEffect(() => {
    const returned = findReturn(location.href)
    if (returned === null) return
    if (returned.failure !== null) message('error', translate(`shell.third.${returned.failure}`), { key: 'third' })
    go(returned.rest, { replace: true, state: { inPlace: true } })
  }, [message, translate, go])
}
