import { findPageCode, migrateDocument, type Page, parseJson } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { defineModule } from '../../http/index.ts'
import { type SocketCall, socketRoute } from '../../realtime/socketRoute.ts'
import { parseFrame } from './frame.ts'

const heartbeat = JSON.stringify({ type: 'heart_beat', data: true })

/** What the sockets of a page pass on to each other. */
const passedOn: ReadonlySet<string> = new Set(['update_vxe_table', 'common_send_date'])

/**
 * Who may not open a page hears nothing of what is typed on it: one that is stored, which goes before one of a pack, or one
 * of a pack. Pages that the server does not know are the client's own.
 */
async function mayOpenPage({ params, db, services, access }: SocketCall): Promise<boolean> {
  const { pageId = '' } = params
  const stored = await findRow(db, 'sysPage', { pageId }, ['document'])
  const document =
    stored === undefined ? services.findPage(pageId)?.document : migrateDocument(parseJson(stored.document))
  const code = document === undefined ? undefined : findPageCode(document as unknown as Page)
  return code === undefined || (await access()).has(code)
}

/** Editable tables that several people see at once (specification 4 and 7.5, wire contract 1.12). */
export const liveTableModule = defineModule({
  id: 'live-table',
  section: '7.5',
  routes: [],
  sockets: [
    socketRoute({
      path: '/vxeSocket/:userId/:pageId',
      decidedBy: ['sys_page'],
      mayOpen: async (call) => call.params.userId === call.user.id && (await mayOpenPage(call)),
      open(call, socket, hub) {
        // What is typed in one tenant is nothing for the people of another.
        const topic = `live-table:${call.tenantId}:${call.params.pageId}`
        const leave = hub.join(topic, socket)
        return {
          onText(text) {
            const type = parseFrame(text)?.type
            if (type === 'heart_beat') socket.send(heartbeat)
            else if (type !== undefined && passedOn.has(type)) hub.send(topic, text, socket)
          },
          onClose: leave,
        }
      },
    }),
  ],
})
