import { type Post, type Posted, webPush } from '../adapters/webPush.ts'

export const pushKeys = {
  publicKey: 'BPhTPt3WK5AmNOmabSxThVQi1IilOkuxyOWtqYuFCH_Px-ppuNfC5JygnewSU0NQHYwP4Yaxk37nRIND8cI72Js',
  privateKey: 'G6SEz0HS7TR6xv1KYSXs3JEgcHQoTU-Vu4VrBxzgjP8',
}

type Sent = { endpoint: string; headers: Record<string, string>; body: Buffer }

export function pushService() {
  const sent: Sent[] = []
  const given = { status: 201, retryAfter: undefined as string | undefined, isDown: false }
  const post: Post = async (endpoint, headers, body): Promise<Posted> => {
    if (given.isDown) throw new Error('no answer')
    sent.push({ endpoint, headers, body })
    return given
  }
  return { sent, given, sender: webPush({ ...pushKeys, subject: 'https://saengthong.example', post }) }
}
