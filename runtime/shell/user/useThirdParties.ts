import { useMemo } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { useSite } from '../site.ts'
import { toCasAddress } from './returnedSignIn.ts'

/** A way to sign in with an account of another site. */
export interface ThirdPartyWay {
  readonly title: string
  /** A call of the server to which the browser goes, or the address of the other site. */
  readonly href: string
}

/** The ways to sign in with an account of another site, where this one offers any. */
export function useThirdParties(): readonly ThirdPartyWay[] {
  const translate = useTranslate()
  const { third, cas } = useSite()
  return useMemo(
    () => [
      ...(cas === null ? [] : [{ title: translate('shell.third.cas'), href: toCasAddress(cas, location.href) }]),
      ...third.map(({ type, title }) => ({ title, href: `/sys/thirdLogin/render/${encodeURIComponent(type)}` })),
    ],
    [third, cas, translate],
  )
}
