import { answer, type NetworkRoute } from './answers.ts'
import { permissions } from './dictionaries.ts'
import { toPicture } from './pictures.ts'

/** Sign-in and permissions. */
export const accountRoutes: readonly NetworkRoute[] = [
  { path: 'sys/randomImage/', answer: () => answer(toPicture('captcha')) },
  { path: 'sys/permission/queryTreeList', answer: () => answer(permissions) },
]
