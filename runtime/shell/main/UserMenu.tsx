import { lazy, Suspense, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { MenuButton } from '../../popup/index.ts'
import { useSession } from '../../session/index.ts'
import { useNotices } from '../notices/NoticesProvider.tsx'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** What belongs to the person: password, caches, signing out (specification 2.6). */
export function UserMenu() {
  const translate = useTranslate()
  const { message, ask } = useNotices()
  const { session, user } = useSession()
  const { dictionaries, staticUrl } = useData()
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
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
