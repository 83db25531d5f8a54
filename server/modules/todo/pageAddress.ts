import type { SignedInCall } from '../../http/index.ts'

/** Where a page of a pack is: its place in the menu, else its own address. */
export function toPageAddress({ services }: Pick<SignedInCall, 'services'>, page: string): string {
  const menu = services.findPage(page)?.document.menu as { readonly path?: unknown } | undefined
  return typeof menu?.path === 'string' ? menu.path : `/page/${page}`
}
