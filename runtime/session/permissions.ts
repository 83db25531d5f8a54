/** A node of the server's menu tree (wire contract 1.5). */
export interface MenuNode {
  readonly id: string
  readonly path: string
  readonly component: string
  readonly redirect: string | null
  /** False for a node that exists only to carry a permission. */
  readonly isRoute: boolean
  readonly isHidden: boolean
  readonly title: string
  readonly icon: string | null
  /** The address of an external or framed page. */
  readonly url: string | null
  readonly opensOutside: boolean
  /** The page that the node opens; servers that know no pages leave it out. */
  readonly page: string | null
  /** Whether a tab of it keeps its state while another one shows; so it is where the server does not say. */
  readonly keepsAlive: boolean
  /** Whether what stands above the page is left out. */
  readonly hidesTrail: boolean
  /** Whether it stands in a front: a site with a menu at the top, for visitors as well. */
  readonly isFront: boolean
  readonly children: readonly MenuNode[]
}

/** One entry of the access lists: codes separated by commas, 1 a button or 2 a data rule, '0' switched off. */
export interface AccessEntry {
  readonly action: string
  readonly type: string
  readonly status: string | null
}

/** A page that the server has, so that a shipped copy of the same page costs no call (design 5). */
export interface KnownPage {
  readonly id: string
  readonly checksum: string
}

/** What a person may see and do (specification 3, permission result). */
export interface Permissions {
  readonly menu: readonly MenuNode[]
  readonly auth: readonly AccessEntry[]
  readonly allAuth: readonly AccessEntry[]
  readonly pages: readonly KnownPage[]
}
