import { useState, type DragEvent } from 'react';

/** Lets the items of a list be dragged behind one another by a pointer; buttons do the same by keyboard. */
export function useDrag(
  order: readonly string[],
  onMove: (id: string, after: string | null) => void,
) {
  const [dragged, drag] = useState<string>();
  const [over, setOver] = useState<string>();
  const leave = () => {
    drag(undefined);
    setOver(undefined);
  };
  return (id: string) => ({
    draggable: true,
    'data-over': over === id || undefined,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      drag(id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined || !order.includes(id)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (dragged !== undefined && dragged !== id) {
        const isUp = order.indexOf(id) < order.indexOf(dragged);
        onMove(dragged, isUp ? (order[order.indexOf(id) - 1] ?? null) : id);
      }
      leave();
    },
    onDragEnd: leave,
  });
}
