import { Bubble } from '../chats/Bubble.tsx';
import { ChatScreen } from '../chats/ChatScreen.tsx';

/** A couple that talked about money without quarrelling. */
export function BrunaChat() {
  return (
    <ChatScreen theme="light" name="Bruna T." note="online" time="20:12" battery={0.64} day="Domingo">
      <Bubble from="them" time="19:52">
        Oi! Fizemos a primeira conversa de domingo
      </Bubble>
      <Bubble from="them" time="19:52" isFollowUp>
        20 minutos, com café, e ninguém brigou kkkk
      </Bubble>
      <Bubble from="us" time="20:01">
        Que notícia boa, Bruna! E o que vocês combinaram?
      </Bubble>
      <Bubble from="them" time="20:06">
        Achamos 2 assinaturas que nenhum dos dois usava. Cancelei uma, ele cancelou a outra
      </Bubble>
      <Bubble from="them" time="20:07" reaction="heart" isFollowUp>
        Domingo que vem tem mais
      </Bubble>
      <Bubble from="us" time="20:11">
        Depois me conta!
      </Bubble>
    </ChatScreen>
  );
}
