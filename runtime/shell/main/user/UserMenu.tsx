import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useData } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { InFront } from '../../../page/index.ts'
import { MenuButton, type MenuEntry } from '../../../popup/index.ts'
import { lazyPart } from '../../../registry/index.ts'
import { useSession } from '../../../session/index.ts'
import { useNotices } from '../../notices/NoticesProvider.tsx'
import { useSite } from '../../site.ts'
import { useDepartSwitch } from './useDepartSwitch.ts'

const PageDialog = lazyPart(() => import('./PageDialog.tsx').then((chunk) => chunk.PageDialog), null)
const SettingsDrawer = lazyPart(
  () => import('../../settings/SettingsDrawer.tsx').then((chunk) => chunk.SettingsDrawer),
  null,
)

/** What stands in front of the page: a dialog of the person's own, or the drawer of settings. */
type Front = 'password' | 'depart' | 'settings'

interface UserMenuProps {
  /** What else stands at the beginning. */
  readonly first?: readonly MenuEntry[]
}

const noEntries: readonly never[] = []

/** What belongs to the person: their account, settings, password, department, caches, signing out (specification 2.6). */
export function UserMenu({ first = noEntries }: UserMenuProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { message, ask } = useNotices()
  const { session, user } = useSession()
  const { dictionaries, staticUrl } = useData()
  const { hasSettings } = useSite()
  const departs = useDepartSwitch()
  const [front, setFront] = useState<Front | null>(null)
  if (user === null) return null

  const close = () => setFront(null)
  const clearCache = async () => {
    await dictionaries.refresh()
    message('success', translate('shell.user.cacheCleared'))
  }
  const signOut = async () => {
    const signOutText = translate('shell.user.signOut')
    if (await ask({ text: translate('shell.user.signOutQuestion'), title: signOutText, yes: signOutText }))
      await session.leave()
  }
  const switchDepart = async () => {
    if (await departs.mayOpen()) setFront('depart')
  }
  const entry = (id: string, icon: string, onSelect: () => void, more: Partial<MenuEntry> = {}): MenuEntry => ({
    id,
    label: translate(`shell.user.${id}`),
    icon,
    onSelect,
    ...more,
  })
  const entries = [
    ...first,
    entry('center', 'user', () => void navigate('/account/center')),
    entry('account', 'setting', () => void navigate('/account/settings/base')),
    ...(hasSettings ? [entry('settings', 'tool', () => setFront('settings'))] : []),
    entry('changePassword', 'lock', () => setFront('password'), { isApart: true }),
    // Of these two a failed call has been told by then.
    entry('switchDepart', 'cluster', () => void switchDepart().catch(() => undefined)),
    entry('clearCache', 'sync', () => void clearCache().catch(() => undefined)),
    entry('signOut', 'logout', () => void signOut(), { isApart: true, isDanger: true }),
  ]
  const fronts: Readonly<Record<Front, () => ReactNode>> = {
    password: () => (
      <PageDialog
        pageId="system.change-password"
        title={translate('shell.user.changePassword')}
        width={520}
        onClosed={close}
      />
    ),
    depart: () => (
      <PageDialog
        pageId="system.switch-depart"
        title={translate('shell.user.switchDepart')}
        width={450}
        onClosed={(result) => {
          close()
          departs.applyAnswer(result)
        }}
      />
    ),
    settings: () => <SettingsDrawer onClose={close} />,
  }
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
      {front !== null && <InFront onFailed={close}>{fronts[front]()}</InFront>}
    </>
  )
}
