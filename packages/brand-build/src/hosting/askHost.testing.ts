import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { gunzipSync } from 'node:zlib'

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Requests a page from this machine under a host name that does not resolve. */
export const askHost = (scheme: 'http' | 'https', port: number, path: string, host: string) =>
  new Promise<Answer>((resolve, reject) => {
    const send = scheme === 'https' ? tlsRequest : plainRequest
    const options = {
      host: '127.0.0.1',
      port,
      path,
      servername: host,
      rejectUnauthorized: false,
    }
    send({ ...options, headers: { Host: host, 'Accept-Encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status, headers } = response
        const body = Buffer.concat(parts)
        resolve({
          status,
          headers,
          text: String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body),
        })
      })
    })
      .on('error', reject)
      .end()
  })
