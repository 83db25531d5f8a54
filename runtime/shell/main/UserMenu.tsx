import { useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { Catch } from '../../issues/index.ts'
import { useFailureWords } from '../../page/index.ts'
import { MenuButton } from '../../popup/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { useSession } from '../../session/index.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'

const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx').then((chunk) => chunk.PasswordDialog), null)

/** What belongs to the person: password, caches, signing out (specification 2.6). */
export function UserMenu() {
  const translate = useTranslate()
  const { message, ask } = useNotices()
  const { session, user } = useSession()
  const { dictionaries, staticUrl } = useData()
  const wordsOf = useFailureWords()
  const [isChanging, setChanging] = useState(false)
  if (user === null) return null

  const clearCache = async () => {
    await dictionaries.refresh()
    message('success', translate('shell.user.cacheCleared'))
  }
  const signOut = async () => {
    if (await ask({ text: translate('shell.user.signOutQuestion'), title: translate('shell.user.signOut') }))
      await session.leave()
  }
  const entries = [
    { id: 'password', label: translate('shell.user.changePassword'), icon: 'lock', onSelect: () => setChanging(true) },
    // A failed call has been told by then.
    {
      id: 'cache',
      label: translate('shell.user.clearCache'),
      icon: 'sync',
      onSelect: () => void clearCache().catch(() => undefined),
    },
    {
      id: 'signOut',
      label: translate('shell.user.signOut'),
      icon: 'logout',
      isApart: true,
      isDanger: true,
      onSelect: () => void signOut(),
    },
  ]
  return (
    <>
      <MenuButton
        label={translate('shell.user.menu', { name: user.realname })}
        entries={entries}
        className="pw-shell-quiet pw-shell-user-button"
      >
        <span
          className="pw-shell-avatar"
          data-letter={user.avatar ? undefined : Array.from(user.realname)[0]?.toUpperCase()}
        >
          {user.avatar && <img src={staticUrl(user.avatar)} alt="" />}
        </span>
        <span className="pw-shell-user-realname">{user.realname}</span>
      </MenuButton>
      {isChanging && (
        <Catch
          onFailure={(error) => {
            message('error', wordsOf(error))
            setChanging(false)
          }}
        >
          <PasswordDialog onClose={() => setChanging(false)} />
        </Catch>
      )}
    </>
  )
}
