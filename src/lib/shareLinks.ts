/** An absolute address to share, and the text beside it. */
export type Shared = { readonly url: string; readonly text: string }

/**
 * Links to the share pages of WhatsApp and LinkedIn. They are plain links, so no service is contacted before a visitor follows
 * one. Their parameters are documented at faq.whatsapp.com and learn.microsoft.com/linkedin.
 */
export function shareLinks({ url, text }: Shared): readonly { name: string; href: string }[] {
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ]
}

/** A link that opens a new e-mail with the address in it (RFC 6068). */
export function shareMailUrl({ url, text }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`
}
