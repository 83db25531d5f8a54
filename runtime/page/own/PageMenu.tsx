import { partSeparator } from '../../language/index.ts'
import { lazyPart } from '../../registry/index.ts'
import { usePageInstance } from '../pageInstance.tsx'
import { usePageServices } from '../pageServices.tsx'
import type { PageMenuButtonProps } from './PageMenuButton.tsx'

const PageMenuButton = lazyPart<PageMenuButtonProps>(() =>
  import('./PageMenuButton.tsx').then((chunk) => chunk.PageMenuButton),
)

/** The code of those who may put pages on the server. */
const addPage = 'page:add'

/** What can be done with a page that is made of what the server says, as a whole; nothing on other pages. */
export function PageMenu() {
  const { resolved, place } = usePageInstance()
  const { hasAccess } = usePageServices()
  if (place !== 'tab' || !resolved.page.id.includes(partSeparator) || !hasAccess(addPage)) return null
  return <PageMenuButton resolved={resolved} />
}
