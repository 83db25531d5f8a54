import { type Makes, maybe, putAndPost, removing, type Scene } from './made.ts'

const tenant = ({ draw, state }: Scene): string =>
  state.tenants.length === 0 ? '9' : String(draw.one(state.tenants).id)

/** Tenants, which are closed and opened. */
export const tenantCalls: Makes = {
  'POST /sys/tenant/add': ({ freshName }) => ({ body: { name: freshName() } }),
  ...putAndPost('/sys/tenant/edit', (scene) => ({
    body: {
      id: Number(tenant(scene)),
      name: scene.freshName(),
      ...maybe(scene.draw, 'status', () => scene.draw.one([0, 0, 1]), 0.7),
    },
  })),
  ...removing('/sys/tenant', tenant),
}
