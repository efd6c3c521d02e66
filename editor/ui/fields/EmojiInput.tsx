import { Button as AriaButton, Dialog, DialogTrigger, Input } from 'react-aria-components';
import { Button } from '../shell/Button.tsx';
import { Popover } from '../shell/Popover.tsx';
import { useField } from '../state/EditorContext.tsx';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** The emoji that the popover offers. Any other emoji can be typed or pasted. */
const EMOJIS =
  '📖 📕 📗 📘 📙 📔 📓 📒 📚 ✝️ 🙏 ⛪ 🕊️ ☀️ 🌅 🌄 🌙 ⭐ ✨ 💛 🍇 🌱 🌿 🌾 🌻 🪴 🔥 💧 📅 🗓️ ⏰ ⏳ ✅ ☑️ 📝 ✏️ 🖊️ 📌 📎 🎯 🏆 🥇 📈 📊 💼 💰 💵 🪙 🎓 🧠 💡 👟 🏃 💪 🥗 🍎 🎵 🎸 🎁 🎉 👋 👥 🏠 ☕ 🧭'.split(
    ' ',
  );

export function EmojiInput({ place, field }: FieldProps) {
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  const typed = useTyped({ value, formatted: value, parse: (text) => text.trim(), write });
  return (
    <TypedField {...{ place, field, draft }}>
      <div className="flex items-center gap-2">
        <Input
          {...typed}
          id={fieldId(place)}
          className={`${INPUT_CLASSES} max-w-16 text-center text-[1.375rem] leading-none!`}
          autoComplete="off"
        />
        <DialogTrigger>
          <Button>Escolher</Button>
          <Popover>
            <Dialog className="grid grid-cols-8 p-2 outline-none" aria-label={`Escolher ${field.label}`}>
              {({ close }) =>
                EMOJIS.map((emoji) => (
                  <AriaButton
                    key={emoji}
                    className="min-h-10 min-w-10 cursor-pointer rounded-md border-0 bg-transparent text-xl hover:bg-tint"
                    onPress={() => {
                      writeNow(emoji);
                      close();
                    }}
                  >
                    {emoji}
                  </AriaButton>
                ))
              }
            </Dialog>
          </Popover>
        </DialogTrigger>
      </div>
    </TypedField>
  );
}
