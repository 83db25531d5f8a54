import { useMemo } from 'react'
import { useData } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { isObject } from '../../../language/index.ts'
import { useSession } from '../../../session/index.ts'
import { useNotices } from '../../notices/NoticesProvider.tsx'

interface DepartSwitch {
  /** Whether the person has departments to choose from; who has none is warned (specification 4). */
  mayOpen(): Promise<boolean>
  /** Takes what the dialog closed with: the person as the server now knows them. */
  applyAnswer(result: unknown): void
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** The change of the department for which a person works. */
export function useDepartSwitch(): DepartSwitch {
  const { client } = useData()
  const { session } = useSession()
  const { message } = useNotices()
  const translate = useTranslate()
  return useMemo(
    () => ({
      async mayOpen() {
        const { result } = await client.get('/sys/user/getCurrentUserDeparts')
        const { list } = recordOf(result)
        if (Array.isArray(list) && list.length > 0) return true
        message('warning', translate('shell.user.noDeparts'))
        return false
      },
      applyAnswer(result) {
        const { userInfo } = recordOf(result)
        if (userInfo === undefined) return
        session.update({ user: userInfo })
        message('success', translate('shell.user.departSwitched'))
      },
    }),
    [client, session, message, translate],
  )
}
