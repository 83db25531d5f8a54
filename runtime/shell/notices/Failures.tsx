import { useEffect } from 'react'
import { useSession } from '../../session/index.ts'
import { useNotices } from './NoticesProvider.tsx'
import type { NoticeChannel } from './noticeChannel.ts'

/** Shows failures of calls in the words of the catalogue, and ends a session that the server has ended (specification 8). */
export function Failures({ channel }: { readonly channel: NoticeChannel }) {
  const { message, ask } = useNotices()
  const { session, findToken } = useSession()

  useEffect(() => {
    const endSession = () => {
      session.end()
      location.reload()
    }
    return channel.subscribe(({ key, level, message: text, seconds, title = '', button, signOut }) => {
      // A call of who has signed out meanwhile tells nothing new.
      if (level === 'silent' || (signOut && findToken() === null)) return
      if (level === 'dialog') {
        void ask({ title, text, isOnlyYes: true, ...(button === undefined ? {} : { yes: button }) }).then(endSession)
        return
      }
      message(level, text, { key: `failure.${key}`, seconds })
      if (signOut?.when === 'delayed') setTimeout(endSession, signOut.milliseconds)
    })
  }, [channel, message, ask, session, findToken])
  return null
}
