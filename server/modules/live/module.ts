import { defineModule } from '../../http/index.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { socketRoute } from '../../realtime/socketRoute.ts'

/** The one socket over which an app listens to all of its live sources (wire contract 1.12). */
export const liveModule = defineModule({
  id: 'live',
  section: '7.5',
  routes: [],
  sockets: [
    socketRoute({
      path: '/live',
      decidedBy: [packTopic],
      // Each topic asks for its own.
      mayOpen: () => true,
      open: (call, socket) => call.services.live.open(call, (text) => socket.send(text)),
    }),
  ],
})
