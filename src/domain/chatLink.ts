/**
 * The WhatsApp address that opens a chat with a phone number (with country code) and a first message. Implements
 * docs/behaviour.md#chat-button.
 */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
