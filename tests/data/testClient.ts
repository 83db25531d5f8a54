import { type Client, type ClientOptions, createClient } from '../../runtime/data/client.ts'
import type { Failure } from '../../runtime/data/failures.ts'

export interface TestClient {
  readonly client: Client
  readonly failures: readonly Failure[]
}

/** A client of a signed-in person that collects what the person would be told. */
export function createTestClient(origin: string, options: Partial<ClientOptions> = {}): TestClient {
  const failures: Failure[] = []
  const client = createClient({
    baseUrl: `${origin}/api`,
    getToken: () => 'token-1',
    getTenant: () => 1000,
    getLanguage: () => 'zh',
    getSignSecret: () => 'salt',
    onFailure: (failure) => failures.push(failure),
    ...options,
  })
  return { client, failures }
}
