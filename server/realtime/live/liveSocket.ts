import { packTopic } from '../../packs/packTopic.ts'
import { type SocketRoute, socketRoute } from '../socketRoute.ts'
import type { Live } from './live.ts'

/**
 * The one socket over which an app listens to all of its live sources (wire contract 1.12); `decidedBy` are the changes on
 * which tables hang that are of no pack.
 */
export const createLiveSocket = (live: Pick<Live, 'open'>, decidedBy: Iterable<string> = []): SocketRoute =>
  socketRoute({
    path: '/live',
    decidedBy: [packTopic, ...decidedBy],
    takesStrangers: true,
    // Each topic asks for its own.
    mayOpen: () => true,
    open: (call, socket) => live.open(call, (text) => socket.send(text)),
  })
