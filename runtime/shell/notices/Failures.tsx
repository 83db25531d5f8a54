import { useEffect } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { toSignIn, useSession } from '../../session/index.ts'
import { useGo } from '../routing/useGo.ts'
import { useNotices } from './NoticesProvider.tsx'
import type { NoticeChannel } from './noticeChannel.ts'

/**
 * Shows failures of calls in the words of the catalogue, and leads to sign-in where the server has ended the session
 * (specification 8). The window does not load anew for that: what is open and typed waits behind the sign-in page.
 */
export function Failures({ channel }: { readonly channel: NoticeChannel }) {
  const { message, withdraw, ask } = useNotices()
  const { session, findToken } = useSession()
  const translate = useTranslate()
  const go = useGo()

  useEffect(() => {
    // The call behind each message that shows: it goes when that call is answered, and with no other one.
    const calls = new Map<string, string | undefined>()
    return channel.subscribe(
      ({ key, call, level, message: text, seconds, title = '', button, refusal, needsSignIn, signOut }) => {
        // A call of who has signed out meanwhile tells nothing new.
        const token = findToken()
        if (level === 'silent' || (signOut && token === null)) return
        const lapse = () => {
          if (findToken() === token) session.lapse()
        }
        if (needsSignIn && !location.pathname.startsWith('/user/')) {
          // What could not be read says so in its place.
          if (call?.startsWith('GET ')) return
          const title = translate('shell.signIn')
          void ask({ title, text, yes: title }).then((isYes) => {
            const { pathname, search, hash } = location
            if (isYes) go(toSignIn(`${pathname}${search}${hash}`))
          })
          return
        }
        if (refusal) {
          void ask({ title, text: refusal.text, refusal })
          return
        }
        if (level === 'dialog') {
          void ask({ title, text, isOnlyYes: true, ...(button === undefined ? {} : { yes: button }) }).then(lapse)
          return
        }
        message(level, text, { key: `failure.${key}`, seconds })
        calls.set(key, call)
        if (signOut?.when === 'delayed') setTimeout(lapse, signOut.milliseconds)
      },
      (call) => {
        for (const [key, failed] of calls) if (failed === call) withdraw(`failure.${key}`)
      },
    )
  }, [channel, message, withdraw, ask, session, findToken, translate, go])
  return null
}
