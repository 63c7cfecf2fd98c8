import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page.ts'
import { writePartnerPage } from './partner-page.ts'
import { fieldsOfForm, receivedTable } from './received-table.ts'

/** A stand-in for the partner's shop: whom it was told of by the form. [API-076, API-077] */
export function addPartnerShop(server: FastifyInstance, shopOrigin: string): void {
  server.post('/kurashi/sso', async (request, reply) =>
    sendPage(
      reply,
      writePartnerPage(shopOrigin, { title: 'くらしと生協', body: receivedTable(fieldsOfForm(request.body)) }),
    ),
  )
}
