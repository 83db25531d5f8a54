import { answer, type NetworkRoute, never, refuse } from './answers.ts'
import { destinations } from './destinations.ts'
import { permissions, permissionsWithPowers } from './dictionaries.ts'
import { toPicture } from './pictures.ts'

/** Sign-in and permissions. */
export const accountRoutes: readonly NetworkRoute[] = [
  { path: 'sys/randomImage/', answer: () => answer(toPicture('captcha')) },
  {
    method: 'POST',
    path: 'sys/sms',
    async answer({ request }) {
      const { mobile, email } = (await request.json()) as { readonly mobile?: string; readonly email?: string }
      if (mobile === '13900000000') return never
      if (mobile === '13900000001') return refuse('This number got a code a moment ago')
      return answer(mobile ?? email)
    },
  },
  { path: 'sys/permission/queryTreeList', answer: () => answer(permissions) },
  { path: 'sys/permission/menuTree', answer: () => answer(permissions) },
  { path: 'sys/permission/destinations', answer: () => answer(destinations) },
  { path: 'sys/role/queryTreeList', answer: () => answer(permissionsWithPowers(false)) },
  { path: 'sys/sysDepartPermission/queryTreeListForDeptRole', answer: () => answer(permissionsWithPowers(true)) },
]
