import { SheetDrawing } from "./sheet-drawing.tsx";

/** Lessons of each chapter of the course (docs/product.md section 2): 27 in all. */
const lessons = [4, 4, 3, 4, 4, 4, 4];
const column = 51.1;

/** A film still over the course's plan: seven chapters, one block for each lesson. */
export function CourseCover() {
  return (
    <div className="draw">
      <SheetDrawing id="course" viewBox="0 0 360 214" className="block h-auto w-full" />
    </div>
  );
}

/** Its drawing, on the sheet. */
export function CourseInk() {
  return (
    <>
      <path d="M2 2h356v170H2z" fill="#0f4031" stroke="#14211c" strokeWidth="2" />
      <path d="M2 44.500h356M2 87h356M2 129.500h356M91 2v170M180 2v170M269 2v170" stroke="#ffb92033" />
      {lessons.map((count, chapter) => {
        const x = 8 + chapter * 49.5;
        return (
          <g key={x}>
            {Array.from({ length: count }, (_, lesson) => {
              const y = 144 - lesson * 34;
              return (
                <rect
                  key={y}
                  x={x}
                  y={y}
                  width="43"
                  height="22"
                  fill={chapter === 0 ? "#ffb920" : "#1c6a4f"}
                  stroke={chapter === 0 ? "#14211c" : "#9cc7b1"}
                  strokeWidth="1.200"
                />
              );
            })}
          </g>
        );
      })}
      <circle cx="180" cy="87" r="33" fill="#fffdf7" stroke="#14211c" strokeWidth="2" />
      <path d="M170 69l30 18-30 18z" fill="#14211c" />
      {lessons.map((_, chapter) => {
        const x = 2 + chapter * column;
        return (
          <g key={x} fill="#14211c" fontSize="14" textAnchor="middle">
            <rect
              x={x}
              y="182"
              width="46"
              height="24"
              fill={chapter === 0 ? "#ffb920" : "#fffdf7"}
              stroke="#14211c"
              strokeWidth="1.500"
            />
            <text x={x + 23} y="199">
              {chapter + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
