import type { TestAnswer, TestServer, TestUser } from '../harness.ts'

/** An announcement as a test sees it. */
export interface Announcement {
  readonly id: string
  readonly titile: string
  readonly sendStatus: string
  readonly userIds: string | null
  readonly sender: string | null
  readonly sendTime: string | null
  readonly [field: string]: unknown
}

/** What is unread for a person. */
export interface Unread {
  readonly anntMsgList: readonly Announcement[]
  readonly anntMsgTotal: number
  readonly sysMsgList: readonly Announcement[]
  readonly sysMsgTotal: number
}

/** A receipt in a person's own list. */
export interface Receipt {
  readonly id: string
  readonly anntId: string
  readonly titile: string
  readonly readFlag: string
  readonly [field: string]: unknown
}

export const announcementCodes = ['list', 'add', 'edit', 'delete', 'export', 'import', 'release'].map(
  (word) => `announcement:${word}`,
)

/** The calls of announcements as one person makes them. */
export class AnnouncementClient {
  readonly server: TestServer
  readonly user: TestUser
  readonly #headers: Readonly<Record<string, string>>

  constructor(server: TestServer, user: TestUser, tenantId?: number) {
    this.server = server
    this.user = user
    this.#headers = tenantId === undefined ? {} : { tenant_id: String(tenantId) }
  }

  /** The same person at work in a tenant. */
  within(tenantId: number): AnnouncementClient {
    return new AnnouncementClient(this.server, this.user, tenantId)
  }

  #call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, request: object = {}): Promise<TestAnswer<T>> {
    return this.server.call<T>(method, path, { token: this.user.token, headers: this.#headers, ...request })
  }

  add(values: Readonly<Record<string, unknown>> = {}): Promise<TestAnswer<Announcement>> {
    const body = {
      titile: 'Title',
      msgContent: '<p>Text</p>',
      msgType: 'ALL',
      msgCategory: '1',
      priority: 'L',
      ...values,
    }
    return this.#call('POST', '/sys/annountCement/add', { body })
  }

  edit(values: Readonly<Record<string, unknown>>): Promise<TestAnswer<Announcement>> {
    return this.#call('PUT', '/sys/annountCement/edit', { body: values })
  }

  remove(id: string) {
    return this.#call('DELETE', '/sys/annountCement/delete', { query: { id } })
  }

  release(id: string, method: 'GET' | 'POST' | 'PUT' = 'GET') {
    return this.#call(method, '/sys/annountCement/doReleaseData', { query: { id } })
  }

  revoke(id: string, method: 'GET' | 'POST' | 'PUT' = 'GET') {
    return this.#call(method, '/sys/annountCement/doReovkeData', { query: { id } })
  }

  /** Adds an announcement and releases it; gives its id. */
  async announce(values: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { id } = (await this.add(values)).body.result
    const { body } = await this.release(id)
    if (!body.success) throw new Error(body.message)
    return id
  }

  find(id: string) {
    return this.#call<Announcement>('GET', '/sys/annountCement/queryById', { query: { id } })
  }

  show(id: string) {
    return this.#call<Announcement>('GET', `/sys/annountCement/show/${id}`)
  }

  async unread(pageSize?: number): Promise<Unread> {
    const query = pageSize === undefined ? {} : { pageSize }
    return (await this.#call<Unread>('GET', '/sys/annountCement/listByUser', { query })).body.result
  }

  /** The titles of unread notices. */
  async titles(): Promise<readonly string[]> {
    return (await this.unread(100)).anntMsgList.map(({ titile }) => titile)
  }

  async mine(query: Readonly<Record<string, string>> = {}) {
    type Page = { readonly records: readonly Receipt[]; readonly total: number }
    return (await this.#call<Page>('GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend', { query })).body.result
  }

  markRead(anntId: string, method: 'PUT' | 'POST' = 'PUT') {
    return this.#call(method, '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { body: { anntId } })
  }

  markAllRead() {
    return this.#call('PUT', '/sys/sysAnnouncementSend/readAll')
  }

  synchronise(anntId: string) {
    return this.#call('GET', '/sys/annountCement/syncNotic', { query: { anntId } })
  }

  prefer(choices: Readonly<Record<string, unknown>>) {
    return this.#call<Readonly<Record<string, boolean>>>('PUT', '/sys/user/preferences', { body: choices })
  }

  async preferences() {
    return (await this.#call<Readonly<Record<string, boolean>>>('GET', '/sys/user/preferences')).body.result
  }
}

/** Signs in somebody who may do all with announcements, or somebody without any code. */
export async function signInClient(server: TestServer, codes: readonly string[] = []): Promise<AnnouncementClient> {
  return new AnnouncementClient(server, await server.signIn({ codes }))
}
