import { type Book, BookTable, Chapters } from '../planner/Bible.tsx';
import { Bubble } from './Bubble.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import { Portrait } from './Portrait.tsx';

const books: Book[] = [
  { name: 'Levítico', read: 27, chapters: 27 },
  { name: 'Números', read: 4, chapters: 36 },
];

/** A picture message: a part of the planner's Bible page, filled in by Rebeca. */
function TrackerPhoto() {
  return (
    <div className="photo">
      <div className="notion">
        <BookTable books={books} />
        <Chapters book="Números" read={4} columns={[[4], [5], [6]]} />
      </div>
    </div>
  );
}

/** A chat with a woman who had always stopped reading the Bible at Leviticus. */
export function RebecaChat() {
  return (
    <ChatScreen
      theme="light"
      name="Rebeca S."
      note="online"
      photo={<Portrait wall="#b9cfa0" hair="curly" hairColor="#241710" skin="#8f5a3c" clothes="#e0a83a" />}
      time="12:24"
      battery={0.88}
      day="Domingo"
    >
      <Bubble from="them" time="12:10" reaction="heart">
        <TrackerPhoto />
        Amiga, passei de Levítico!!
      </Bubble>
      <Bubble from="us" time="12:14">
        Que bênção! O que mudou?
      </Bubble>
      <Bubble from="them" time="12:17">
        Três anos parando aí kkk. Marcar capítulo por capítulo me ajudou
      </Bubble>
      <Bubble from="them" time="12:18" isFollowUp isEdited>
        e qdo pulo um dia nem me culpo mais, volto de onde parei
      </Bubble>
    </ChatScreen>
  );
}
